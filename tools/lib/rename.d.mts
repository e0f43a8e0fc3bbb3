/**
 * Gives a file or folder another name, in the place of the file that has it. On Windows it is tried
 * again for a second where another program has it open.
 */
export function rename(from: string, to: string): void;
