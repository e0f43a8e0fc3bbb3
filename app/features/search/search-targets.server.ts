import type { Site } from '#app/content/reading/read.server.ts';
import { committeeUrl } from '#app/content/rows/links.server.ts';
import { pathOf } from '#app/domain/addresses.ts';

/** The page of a programme: a link target without a language. */
export function programmePath({ id, department }: Site['programmes'][number]): string {
  return `${pathOf('departments', department)}/programmes#${id}`;
}

/** Link target of a path in search.yaml. */
export function searchTargetOf(
  { committees, programmes }: Pick<Site, 'committees' | 'programmes'>,
  path: string,
): string {
  const committee = committees.find(({ id }) => path === `committee:${id}`);
  if (committee) return committeeUrl(committee, 'en');
  const programme = programmes.find(({ id }) => path === `programme:${id}`);
  return programme ? programmePath(programme) : path;
}
