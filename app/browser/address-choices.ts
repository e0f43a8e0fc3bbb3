/**
 * Keeps the choices of lists (`<select name>`) in the query of the address, so that they can be sent
 * and survive a reload. A value that a list does not have is no choice. What was chosen before this
 * runs counts more than the address.
 * @param onChoice called at once and after each choice, with the values by the names of the lists
 */
export function keepInAddress(
  lists: readonly HTMLSelectElement[],
  onChoice: (chosen: Readonly<Record<string, string>>) => void,
): void {
  const asked = new URLSearchParams(location.search);
  if (lists.every(isUntouched) && lists.some(({ name }) => asked.has(name)))
    for (const list of lists) choose(list, asked.get(list.name) ?? '');
  const follow = () => {
    const address = new URL(location.href);
    const isUnchosen = lists.every(isUntouched);
    for (const { name, value } of lists)
      if (isUnchosen || value === '') address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    if (address.href !== location.href) history.replaceState(history.state, '', address);
    onChoice(Object.fromEntries(lists.map(({ name, value }) => [name, value])));
  };
  for (const list of lists) list.addEventListener('change', follow);
  follow();
}

/** Whether a list shows what the page came with. */
function isUntouched({ options, selectedIndex }: HTMLSelectElement): boolean {
  return (
    selectedIndex ===
    Math.max(
      [...options].findIndex((option) => option.defaultSelected),
      0,
    )
  );
}

function choose(list: HTMLSelectElement, value: string): void {
  const place = [...list.options].findIndex((option) => option.value === value);
  list.selectedIndex = Math.max(place, 0);
}
