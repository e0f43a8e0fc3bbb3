import type { MouseEvent } from 'react';

/** For a link to the same page in another form: keeps the query and fragment of the address, such as a search or a filter. */
export function takeChoiceAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = window.location.search;
}
