import { keepInAddress } from '#app/browser/address-choices.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/** Shows the people of the chosen department and area, and says how many they are. */
export function start(root: HTMLElement): void {
  const groups = [...root.querySelectorAll<HTMLElement>('[data-department]')];
  const status = root.querySelector<HTMLElement>('[role="status"]');
  keepInAddress([...root.querySelectorAll('select')], ({ department = '', area = '' }) => {
    let count = 0;
    for (const group of groups) {
      const isOfDepartment = department === '' || group.dataset.department === department;
      const people = [...group.querySelectorAll<HTMLElement>('[data-areas]')];
      for (const person of people)
        person.hidden = area !== '' && !person.dataset.areas?.split(' ').includes(area);
      const shown = people.filter(({ hidden }) => !hidden).length;
      group.hidden = !isOfDepartment || shown === 0;
      // What was asked for is not folded.
      const fold = group.querySelector('details');
      if (fold && (department !== '' || area !== '')) fold.open = true;
      if (isOfDepartment) count += shown;
    }
    if (!status) return;
    const { some = '', none = '' } = status.dataset;
    status.textContent = count === 0 ? none : fillIn(some, { count });
  });
}
