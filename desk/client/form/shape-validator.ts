import type { ValidatorType } from '@rjsf/utils';

type Schema = Record<string, unknown>;

/**
 * The form does not validate; the server does, with the rules of the build. rjsf only needs to know which form of a field a value has; its shape decides. So the page
 * carries no second set of rules and needs no code made from text, which the policy refuses.
 */
export const shapeValidator: ValidatorType<unknown, Schema> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
  isValid: (schema, value) => hasShape(schema, value),
};

function hasShape(schema: Schema, value: unknown): boolean {
  const { type, properties, required = [] } = schema;
  const all = (list: unknown, test: 'every' | 'some') =>
    !Array.isArray(list) || list[test]((part: Schema) => hasShape(part, value));
  if (!all(schema.allOf, 'every') || !all(schema.anyOf, 'some')) return false;
  if ('const' in schema) return schema.const === value;
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  if (type === 'string' || type === 'boolean') return typeof value === type;
  if (type !== 'object' && properties === undefined) return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return (required as string[]).every((name) => name in value);
}
