/**
 * A ref that hides a panel in such a way that the browser's own search finds its text: `hidden="until-found"`, which React cannot write, so
 * the component must not have the property `hidden`. A browser without it hides the panel completely.
 * @param show makes the panel the shown one at once: the browser has found something in it, and scrolls there afterwards
 */
export const hiddenUntilFound =
  (isHidden: boolean, show: () => void) => (panel: HTMLElement | null) => {
    // An event of a panel inside passes by here too.
    if (panel)
      Object.assign(panel, { hidden: isHidden && 'until-found', onbeforematch: isHidden && show });
  };
