/**
 * Keeps the choices of lists (`<select name>`) in the query of the address, so that they can be
 * sent and survive a reload. A value that a list does not have is no choice. What was chosen before
 * this runs counts more than the address.
 * @param onChoice called at once and after each choice, with the values by the names of the lists
 */
export function keepInAddress(
  lists: readonly HTMLSelectElement[],
  onChoice: (chosen: Readonly<Record<string, string>>) => void,
): void {
  const asked = new URLSearchParams(location.search);
  const places = lists.map((list) => placeOf(list, asked.get(list.name)));
  if (lists.every(isUntouched) && places.some((place) => place > 0))
    for (const [index, list] of lists.entries()) list.selectedIndex = places[index] ?? 0;
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

function placeOf({ options }: HTMLSelectElement, value: string | null): number {
  const place = [...options].findIndex((option) => option.value === value);
  return Math.max(place, 0);
}
