import type { Site } from './read.server.ts';

type IsGone = (target: string) => boolean;

/** Fields with the target of a link. */
const TARGETS: readonly string[] = ['href', 'path', 'to', 'url'];
/** A link in the text of a data file, with its words. */
const LINK = /\[([^[\]]*)\]\(((?:portal:|\/)[^)\s]*)\)/g;
/** Why an item that the law asks for does not apply. */
const NOT_HERE = {
  en: 'The college does not have this.',
  ml: 'ഈ സൗകര്യം കോളേജിലില്ല.',
};

/**
 * The site without what leads to a target that is gone: rows of lists go, and of a link in a text
 * its words stay.
 */
export function withoutTargets(site: Site, isGone: IsGone): Site {
  return without(site, isGone) as Site;
}

function without(value: unknown, isGone: IsGone): unknown {
  if (typeof value === 'string')
    return value.replaceAll(LINK, (link, words, target) => (isGone(target) ? words : link));
  if (Array.isArray(value))
    return value
      .flatMap((item) => (leadsTo(item, isGone) ? wordsOf(item) : [item]))
      .map((item) => without(item, isGone));
  if (typeof value !== 'object' || value === null) return value;
  if (isOnlyAt(value, isGone)) return { id: value.id, label: value.label, notApplicable: NOT_HERE };
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => Array.isArray(field) || !leadsTo(field, isGone))
      .map(([name, field]) => [
        name,
        name === 'at' && Array.isArray(field)
          ? field.filter((path) => !isGone(path))
          : without(field, isGone),
      ]),
  );
}

/** An item of the law that only pages answer which are gone. */
function isOnlyAt(
  value: object,
  isGone: IsGone,
): value is { id: unknown; label: unknown; at: unknown } {
  return (
    'label' in value &&
    'id' in value &&
    'at' in value &&
    Array.isArray(value.at) &&
    value.at.every((path) => isGone(path))
  );
}

function leadsTo(item: unknown, isGone: IsGone): item is object {
  return (
    typeof item === 'object' &&
    item !== null &&
    Object.entries(item).some(
      ([name, field]) => TARGETS.includes(name) && typeof field === 'string' && isGone(field),
    )
  );
}

/** The words of a link in the tree of a text; nothing of a row of a list. */
function wordsOf(item: object): readonly unknown[] {
  return 'type' in item && item.type === 'link' && 'children' in item ? [item.children].flat() : [];
}
