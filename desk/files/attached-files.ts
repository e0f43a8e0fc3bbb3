import { PORTRAITS } from '#app/content/reading/portraits.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';

/** Types of attached files, by their processing. */
export type FileKind = 'photograph' | 'document' | 'logo';

/** Kinds of content whose entries carry files, and what these are. */
export const CARRIERS: Readonly<Record<string, FileKind>> = { people: 'photograph', gallery: 'photograph', documents: 'document', college: 'logo' };

/** Files that belong to one entry, below the content folder. */
export function attachedFiles(kind: string, id: string, value: unknown): string[] {
  if (!isGroup(value)) return [];
  if (kind === 'college') return typeof value.logo === 'string' ? [value.logo] : [];
  const [list, folder] =
    {
      people: [[value.portrait], PORTRAITS] as const,
      gallery: [value.pictures, `gallery/${id}`] as const,
      documents: [value.files, 'documents/files'] as const,
    }[kind] ?? [];
  return Array.isArray(list) ? list.flatMap((item) => (isGroup(item) && typeof item.file === 'string' ? [`${folder}/${item.file}`] : [])) : [];
}

/** Source texts of a document, if any; they are deleted with it. */
export function printedTexts(content: ContentFolder, id: string): string[] {
  return LOCALES.map((locale) => `documents/sources/${id}.${locale}.md`).filter((file) => content.read(file) !== undefined);
}

/** The path of a file with this name for an entry. */
export function placeOf(kind: string, id: string, name: string): string {
  if (kind === 'college') return name;
  return { people: `${PORTRAITS}/${name}`, gallery: `gallery/${id}/${name}` }[kind] ?? `documents/files/${name}`;
}
