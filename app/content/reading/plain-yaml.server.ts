import { CORE_SCHEMA, load } from 'js-yaml';

/** What `yaml` may read otherwise: tabs, tags, aliases, directives, several documents, empty and complex keys, numbers with an underscore or in binary. */
const RARE = /\t|(?:^|[\s[{,:?-])(?:[&*!?]|:(?:\s|$))|[}\]] *:|\d_|0b|^(?:%|---|\.\.\.)/m;

/** The data of a YAML file in a fifth of the time of `yaml`; `undefined` where that has to read it and to say what is wrong on which line. */
export function readPlainYaml(source: string): unknown {
  if (RARE.test(source)) return undefined;
  try {
    return load(source, { schema: CORE_SCHEMA });
  } catch {
    return undefined;
  }
}
