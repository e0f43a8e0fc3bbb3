import { z } from 'zod';

/** tests/mutants/mutants.yaml: one-line changes of code, content or built files, each with the test that must notice it. */
export const mutantsSchema = z.array(
  z.strictObject({
    /** File of the project or of the build, relative to the project. */
    file: z.string(),
    /** Text of the file that is replaced wherever it stands. */
    from: z.string().min(1),
    to: z.string(),
    /** `file: words of the test's title`. */
    test: z.string().regex(/^\S+\.(?:spec|test)\.tsx?: .+$/),
  }),
);

export type Mutant = z.infer<typeof mutantsSchema>[number];
