import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Problem } from '#app/content/reading/problem.server.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { readYaml } from '#desk/content-files/patch-yaml.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';

/**
 * A problem whose field is a place. The check calls items of lists by their ids or labels: `phd: application-2026.opensAt` and
 * `menu about: History` become `[5].windows[0].opensAt` and `menu[1].entries[2]`.
 */
export function withPlace(content: ContentFolder, problem: Problem): Problem {
  if (!problem.file.endsWith('.yaml') || !/^[\w-]+:? /.test(problem.field)) return problem;
  const source = content.read(problem.file);
  const path = placeIn(source === undefined ? undefined : readIfPossible(source), problem.field);
  if (path.length === 0) return problem;
  return {
    ...problem,
    field: path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
      .join('')
      .replace(/^\./, ''),
  };
}

function placeIn(value: unknown, field: string): FieldPath {
  let inside = value;
  const path: (string | number)[] = [];
  const follow = (name: string) => {
    const steps = stepsTo(inside, name);
    for (const step of steps) inside = Reflect.get(inside as object, step);
    path.push(...steps);
    return steps.length > 0;
  };
  for (const part of field.split(': ')) if (!follow(part)) part.split(/[\s.[\]]+/).forEach(follow);
  return path;
}

/** From a group to its field of a name, or to the item below it with that id or label. */
function stepsTo(value: unknown, name: string): FieldPath {
  if (isGroup(value) && Object.hasOwn(value, name)) return [name];
  for (const [key, part] of typeof value === 'object' && value !== null ? Object.entries(value) : []) {
    const step = Array.isArray(value) ? Number(key) : key;
    if (typeof step === 'number' && isGroup(part) && (part.id === name || (isGroup(part.label) && part.label.en === name))) return [step];
    const rest = stepsTo(Array.isArray(part) || typeof step === 'number' ? part : undefined, name);
    if (rest.length > 0) return [step, ...rest];
  }
  return [];
}

function readIfPossible(source: string): unknown {
  try {
    return readYaml(source);
  } catch {
    return undefined;
  }
}
