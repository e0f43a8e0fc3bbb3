import { it } from 'vitest';

/**
 * A test of what Windows has not, such as a ? in the name of a saved page; skipped there, where
 * tests/machines/windows.sh counts it.
 */
export const itOnLinux = it.runIf(process.platform === 'linux');
