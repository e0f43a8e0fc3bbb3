import { fireEvent } from '@testing-library/react';

/**
 * Stands in for the browser's own editing, which happy-dom does not have. What undo takes back is
 * tried in a browser.
 */
export function typeAsBrowser(): void {
  document.execCommand = (name, _isShown, text = '') => {
    if (name === 'insertHTML') return false;
    const area = document.activeElement as HTMLTextAreaElement;
    const { selectionStart: from, selectionEnd: to, value } = area;
    fireEvent.input(area, {
      target: { value: value.slice(0, from) + text + value.slice(to) },
    });
    area.setSelectionRange(from + text.length, from + text.length);
    return true;
  };
}
