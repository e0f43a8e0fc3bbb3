import { it } from 'vitest';

/** A test of what Linux alone has, said by its name; elsewhere it is skipped, and tests/machines/windows.sh counts it. */
export const itOnLinux = it.runIf(process.platform === 'linux');
