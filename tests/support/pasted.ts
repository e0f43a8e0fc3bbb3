import { DOMParser } from 'prosemirror-model';
import { writeText } from '#app/lib/markdown/one-form.ts';
import { SCHEMA } from '#app/lib/markdown/text-model.ts';
import { cleanHtml } from '#desk/client/text-editor/pasted/pasted-html.ts';

/** What stands in the text, as Markdown, and what is said to be left out. */
export function paste(html: string): { text: string; said: string[] } {
  const cleaned = cleanHtml(html, 'Table');
  const element = document.createElement('div');
  element.innerHTML = cleaned.html;
  return {
    text: writeText(DOMParser.fromSchema(SCHEMA).parse(element)).trim(),
    said: cleaned.dropped.map(({ en }) => en),
  };
}
