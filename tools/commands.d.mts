type Command = { run: string[][]; tests?: true; packages?: string; college?: string };
export const COMMANDS: Record<string, Command>;
export function runCommand(
  name: string,
  words: string[],
  place?: { cwd?: string; env?: NodeJS.ProcessEnv },
): Promise<void>;
