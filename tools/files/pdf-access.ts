import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'unpdf/pdfjs';
import type { ACCESS_NEEDS } from '#app/content/reading/collections.server.ts';

type Need = (typeof ACCESS_NEEDS)[number];

/**
 * Checks a PDF file.
 * @returns the number of pages, and what is missing for screen readers: tags on every page, text, a title, a language
 * @throws Error if the bytes are not a PDF file
 */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number; missing: Need[] }> {
  const task = getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    const { info } = await pdf.getMetadata();
    const has: Record<Need, boolean> = {
      tags: await isTagged(pdf),
      text: await hasText(pdf),
      title: isFilled(Reflect.get(info, 'Title')),
      language: isFilled(Reflect.get(info, 'Language')),
    };
    return { pages: pdf.numPages, missing: (Object.keys(has) as Need[]).filter((need) => !has[need]) };
  } finally {
    await task.destroy();
  }
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

async function isTagged(pdf: PDFDocumentProxy): Promise<boolean> {
  if ((await pdf.getMarkInfo())?.Marked !== true) return false;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const tree = await (await pdf.getPage(number)).getStructTree();
    if (!tree || tree.children.length === 0) return false;
  }
  return true;
}

/** A scan without text recognition has no text. */
async function hasText(pdf: PDFDocumentProxy): Promise<boolean> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    if (items.some((item) => 'str' in item && item.str.trim() !== '')) return true;
  }
  return false;
}
