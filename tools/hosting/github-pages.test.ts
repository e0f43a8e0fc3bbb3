import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const TEXT = readFileSync('tools/hosting/github-pages.yml', 'utf8');
const jobSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  steps: z.array(z.object({ run: z.string().optional() })),
});
const { on, jobs } = z
  .object({
    on: z.object({ schedule: z.array(z.object({ cron: z.string() })) }),
    permissions: z.object({}).strict(),
    jobs: z.record(z.string(), jobSchema),
  })
  .parse(parse(TEXT));

describe('the workflow for GitHub Pages', () => {
  it('names each action by the digest of its commit, with its version', () => {
    for (const line of TEXT.match(/uses: .*/g) ?? [])
      expect(line).toMatch(/^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('runs each night in India, with no rights except those of its jobs', () => {
    expect(on.schedule).toEqual([{ cron: '35 18 * * *' }]);
    expect(Object.values(jobs).map(({ permissions }) => permissions)).toEqual([
      { contents: 'read' },
      { pages: 'write', 'id-token': 'write' },
    ]);
  });

  it('releases the site to a folder and packs it with the hidden files', () => {
    const place = mkdtempSync(join(tmpdir(), 'workflow-'));
    onTestFinished(() => rmSync(place, { recursive: true }));
    // Stands in for npm: records its arguments and writes a site.
    writeFileSync(
      join(place, 'npm'),
      '#!/bin/sh\necho "$*" > log\nmkdir -p dist/site/.well-known\necho contact > dist/site/.well-known/security.txt\n',
    );
    chmodSync(join(place, 'npm'), 0o755);
    for (const { run } of jobs.build?.steps ?? []) {
      if (run)
        spawnSync('bash', ['-e', '-u', '-c', run], {
          cwd: place,
          env: { PATH: [place, process.env.PATH].join(delimiter) },
        });
    }
    expect(readFileSync(join(place, 'log'), 'utf8')).toBe('run release -- --to pages:dist/site\n');
    expect(
      execFileSync('tar', ['-tf', join(place, 'artifact.tar')], { encoding: 'utf8' }),
    ).toContain('./.well-known/security.txt');
  });
});
