/** Timings and limits of the specification (sections 2.3, 4 and 9), in one place. */

/** Vertical scroll in CSS pixels beyond which the navigation bar is fixed. */
export const FIXED_BAR_THRESHOLD_PX = 100;
/** Milliseconds after the last scroll event before the bar's state changes. */
export const SCROLL_DEBOUNCE_MS = 50;
/** Milliseconds between closing one dropdown and opening the hovered next one. */
export const DROPDOWN_SWITCH_MS = 100;
/** Milliseconds a nested group stays open after the pointer has left it. */
export const NESTED_CLOSE_MS = 300;
/**
 * Visible share of the footer (or of the screen, if the footer is taller) that hides the floating
 * admissions menu.
 */
export const FOOTER_MOSTLY_VISIBLE = 0.5;
/** Key of the stored theme in the browser. */
export const THEME_KEY = 'theme';
/** Maximum number of results in the search overlay. */
export const SEARCH_RESULT_LIMIT = 8;
/** Maximum length of a query in characters; the rest of a pasted text is ignored. */
export const QUERY_LIMIT = 200;
