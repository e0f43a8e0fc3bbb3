import type { MenuItem } from '#app/content/schemas/navigation.ts';

/**
 * The top entry a page belongs to: the one whose own address, or one of whose rows' addresses, is the page or stands above it.
 * The longest match wins; the home entry only matches its own page.
 */
export function currentMenuId(items: readonly MenuItem[], pathname: string): string | undefined {
  let best: { id: string; length: number } | undefined;
  for (const item of items) {
    const rows = (item.entries ?? []).flatMap((entry) => [entry, ...(entry.children ?? [])]);
    for (const href of [item.href, ...rows.map((row) => row.href)]) {
      const path = href.split('#')[0] ?? '';
      const isHome = item.entries === undefined;
      const isMatch = path !== '' && (pathname === path || (!isHome && pathname.startsWith(`${path}/`)));
      if (isMatch && path.length > (best?.length ?? 0)) best = { id: item.id, length: path.length };
    }
  }
  return best?.id;
}
