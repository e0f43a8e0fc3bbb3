import { describe, expect, it } from 'vitest';
import { auditStatus } from './known-issues.ts';
import { SKIPPED } from './run-lanes.ts';

describe('npm audit', () => {
  it('passes and fails like npm', () => {
    expect(auditStatus({ status: 0, stderr: '' })).toBe(0);
    expect(auditStatus({ status: 1, stderr: '' })).toBe(1);
    expect(
      auditStatus({
        status: 1,
        stderr:
          'npm error code ENOLOCK\nnpm error audit This command requires an existing lockfile.',
      }),
    ).toBe(1);
  });

  it('is inconclusive if the registry does not answer audits or takes too long', () => {
    const refused =
      'npm warn audit 405 Method Not Allowed - POST https://registry.example/\n\nnpm error audit endpoint returned an error';
    expect(auditStatus({ status: 1, stderr: refused })).toBe(SKIPPED);
    expect(
      auditStatus({ status: null, stderr: '', error: new Error('spawnSync npm ETIMEDOUT') }),
    ).toBe(SKIPPED);
  });
});
