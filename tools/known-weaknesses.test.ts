import { describe, expect, it } from 'vitest';
import { readAudit } from './known-weaknesses.ts';

// Answers in the shape npm 11 gives them (report version 2, which npm 10 writes as well).

/** An advisory as npm tells it. */
const advisory = (severity: string, title: string, range: string) => ({
  ...{ source: 1097679, name: 'lodash', dependency: 'lodash', title, url: 'https://github.com/advisories/GHSA-35jh-r3h4-6jhm', severity },
  ...{ cwe: ['CWE-77'], cvss: { score: 7.2, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:H/UI:N/S:U/C:H/I:H/A:H' }, range },
});

type Fix = boolean | { name: string; version: string; isSemVerMajor: boolean };

/** A report on one library and on one that is weak because it uses it. */
const report = (severity: string, fixAvailable: Fix) => ({
  auditReportVersion: 2,
  vulnerabilities: {
    'a-tool': { name: 'a-tool', severity, isDirect: true, via: ['lodash'], effects: [], range: '>=2.0.0', nodes: ['node_modules/a-tool'], fixAvailable },
    lodash: {
      ...{ name: 'lodash', severity, isDirect: false, via: [advisory(severity, 'Command Injection in lodash', '<4.17.21')] },
      ...{ effects: ['a-tool'], range: '<4.17.21', nodes: ['node_modules/lodash'], fixAvailable },
    },
  },
  metadata: {
    vulnerabilities: { info: 0, low: 0, moderate: 0, high: 2, critical: 0, total: 2 },
    dependencies: { prod: 12, dev: 692, optional: 154, peer: 0, peerOptional: 0, total: 703 },
  },
});

const CLEAN = { auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 }, dependencies: { total: 703 } } };

describe('what npm audit answers', () => {
  it('passes when no weakness is known', () => {
    expect(readAudit(CLEAN)).toEqual({ grave: [] });
  });

  for (const severity of ['high', 'critical']) {
    it(`names library, range, severity, title and mending of a ${severity} weakness, once, where it is`, () => {
      expect(readAudit(report(severity, { name: 'a-tool', version: '3.0.0', isSemVerMajor: true }))).toEqual({
        grave: [
          `lodash <4.17.21: ${severity}, Command Injection in lodash (https://github.com/advisories/GHSA-35jh-r3h4-6jhm); mended by a-tool 3.0.0, a new major version`,
        ],
      });
    });
  }

  for (const severity of ['info', 'low', 'moderate']) {
    it(`passes with a weakness that is only ${severity}`, () => expect(readAudit(report(severity, true))).toEqual({ grave: [] }));
  }

  it('says whether a weakness can be mended', () => {
    expect(readAudit(report('high', true))).toEqual({ grave: [expect.stringMatching(/; npm audit fix mends it$/)] });
    expect(readAudit(report('high', false))).toEqual({ grave: [expect.stringMatching(/; no release mends it yet$/)] });
  });

  it('tells two weaknesses of one library apart, and leaves out the light one of three', () => {
    const answer = report('high', false);
    answer.vulnerabilities.lodash.via.push(advisory('critical', 'Prototype Pollution', '<4.17.12'), advisory('low', 'Slow words', '<4.17.5'));
    expect(readAudit(answer)).toEqual({ grave: [expect.stringContaining('Command Injection'), expect.stringContaining('critical, Prototype Pollution')] });
  });
});

describe('a registry that does not answer audits', () => {
  const url = 'https://registry.example/-/npm/v1/security/advisories/bulk';

  for (const [what, message] of [
    ['that refuses them', `405 Method Not Allowed - POST ${url}`],
    ['that cannot be reached', `request to ${url} failed, reason: getaddrinfo ENOTFOUND registry.example`],
    ['behind a page that asks for a password', `invalid json response body at ${url} reason: Unexpected token '<', "<html>" is not valid JSON`],
  ]) {
    it(`${what} has neither passed nor failed: what it said is passed on`, () => {
      expect(readAudit({ message, error: { summary: '', detail: '' } })).toEqual({ silence: message });
    });
  }

  it('is not taken for a fault of the project, which fails the check', () => {
    const noLock = { error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.', detail: 'Try creating one first' } };
    expect(() => readAudit(noLock)).toThrow('This command requires an existing lockfile.');
    expect(() => readAudit({})).toThrow('npm audit has answered in a form that is not known: {}');
  });
});
