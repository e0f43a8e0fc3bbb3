import type { MouseEvent } from 'react';

/** For a link to the same page in another form: it takes along what the address holds besides the page, such as a search or the choice of a filter. */
export function takeChoiceAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = window.location.search;
}
