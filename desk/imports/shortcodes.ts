import type { Say } from './left-out.ts';

/** Shortcodes of WordPress and common plug-ins; others are recognised by attributes or closing tags. No part crosses a bracket, so the search is linear. */
const SHORTCODE =
  /\[\/?(?:gallery|caption|wp_caption|embed|audio|video|playlist|contact-form-7|wpforms|vc_\w+|et_pb_\w+)(?:\s[^[\]]*)?\]|\[[a-z][\w-]*(?:\s+[\w-]+=[^[\]]*)\]|\[\/[a-z][\w-]*\]/gi;
/** Shortcodes around blocks of a page; the words before and after are different paragraphs. */
const AROUND_BLOCKS =
  /^\[\/?(?:gallery|caption|wp_caption|playlist|vc_|et_pb_|\w*(?:row|col|column|section|tab|accordion|toggle)s?\b)/i;

/** Text without shortcodes, each reported once; words beside one are not joined. */
export function withoutShortcodes(html: string, say: Say): string {
  return html.replaceAll(SHORTCODE, (code) => {
    if (!code.startsWith('[/')) say('shortcode', code);
    return AROUND_BLOCKS.test(code) ? '\n\n' : ' ';
  });
}
