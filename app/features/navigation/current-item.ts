import type { MenuItem } from '#app/content/schemas/navigation.ts';

/**
 * The top-level entry of a page: its address, or the address of one of its rows, is the page or a
 * parent of it. The longest match counts; the home entry matches only its own page.
 */
export function currentMenuId(items: readonly MenuItem[], pathname: string): string | undefined {
  let best: { id: string; length: number } | undefined;
  for (const item of items) {
    const rows = (item.entries ?? []).flatMap((entry) => [entry, ...(entry.children ?? [])]);
    for (const href of [item.href, ...rows.map((row) => row.href)]) {
      const path = href.split('#')[0] ?? '';
      const isHome = item.entries === undefined;
      const isMatch =
        path !== '' && (pathname === path || (!isHome && pathname.startsWith(`${path}/`)));
      if (isMatch && path.length > (best?.length ?? 0)) best = { id: item.id, length: path.length };
    }
  }
  return best?.id;
}
