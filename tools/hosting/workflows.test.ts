import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = 'tools/hosting/workflows';
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const GITHUB = readdirSync(FOLDER).filter((name) => name.endsWith('.yml') && name !== 'gitlab-ci.yml');

const stepSchema = z.object({ uses: z.string().optional(), run: z.string().optional() });
const jobSchema = z.object({ permissions: z.record(z.string(), z.string()), env: z.record(z.string(), z.string()).optional(), steps: z.array(stepSchema) });
const workflowSchema = z.object({
  on: z.object({ schedule: z.array(z.object({ cron: z.string() })) }),
  permissions: z.object({}).strict(),
  jobs: z.record(z.string(), jobSchema),
});
const workflow = (name: string) => workflowSchema.parse(parse(read(name)));

/** Stand-ins for the programs of a runner: each records its arguments; npm creates the folder of the site. */
const PROGRAMS = {
  npm: 'folder=$(echo "$5" | cut -d: -f2); mkdir -p "$folder/assets" "$folder/.well-known"; echo contact > "$folder/.well-known/security.txt"',
  npx: 'true',
  aws: 'true',
  curl: `echo '{ "value": "token" }'`,
  jq: 'grep -q value && echo token',
};

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'workflow-'));
  for (const [name, script] of Object.entries(PROGRAMS)) {
    writeFileSync(join(place, name), `#!/bin/bash\necho ${name} "$@" >> ${place}/log\n${script}\n`);
    chmodSync(join(place, name), 0o755);
  }
});
afterEach(() => rmSync(place, { recursive: true }));

/** Runs commands as GitHub does and returns what the programs were called with. */
function runSteps(scripts: readonly string[]): string[] {
  const env = {
    ...process.env,
    PATH: [place, process.env.PATH].join(delimiter),
    BUCKET: 'site',
    DISTRIBUTION: 'E1',
    ACTIONS_ID_TOKEN_REQUEST_URL: 'https://t?',
  };
  for (const script of scripts) {
    const { status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-e', '-u', '-o', 'pipefail', '-c', script], {
      cwd: place,
      env: { ...env, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x' },
      encoding: 'utf8',
    });
    expect([status, stderr], script).toEqual([0, '']);
  }
  return readFileSync(join(place, 'log'), 'utf8').trim().split('\n');
}

const commandsOf = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe.each(GITHUB)('the workflow %s', (name) => {
  it('names each action by the digest of its commit, with its version, and each package by its version', () => {
    const uses = read(name).match(/uses: .*/g) ?? [];
    for (const line of uses) expect(line).toMatch(/^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    for (const line of read(name).match(/npx .*/g) ?? []) expect(line).toMatch(/^npx --yes [a-z-]+@\d+\.\d+\.\d+ /);
  });

  it('runs each night in India, with no rights except those of its jobs', () => {
    const { on, jobs } = workflow(name);
    expect(on.schedule).toEqual([{ cron: '35 18 * * *' }]);
    const rights = Object.values(jobs).flatMap(({ permissions }) => Object.entries(permissions).map((each) => each.join(': ')));
    const allowed = ['contents: read', ...(name === 'github-pages.yml' ? ['pages: write', 'id-token: write'] : name === 's3.yml' ? ['id-token: write'] : [])];
    expect(rights).toEqual(allowed);
  });

  it('releases the site to a folder first', () => {
    expect(runSteps(commandsOf(name))[0]).toMatch(/^npm run release -- --to (static|pages):dist\/site$/);
  });
});

describe('a workflow with stand-ins for its programs', () => {
  it('gives GitHub Pages the hidden files too', () => {
    runSteps(commandsOf('github-pages.yml'));
    expect(execFileSync('tar', ['-tf', join(place, 'artifact.tar')], { encoding: 'utf8' })).toContain('./.well-known/security.txt');
  });

  it('uploads to S3 hashed files first, and removes no file that an open page may need', () => {
    const calls = runSteps(commandsOf('s3.yml')).filter((call) => call.startsWith('aws'));
    expect(calls[0]).toContain('s3 sync dist/site/assets s3://site/assets');
    expect(calls[0]).not.toContain('--delete');
    expect(calls[1]).toContain('--exclude assets/*');
    expect(calls.at(-1)).toBe('aws cloudfront create-invalidation --distribution-id E1 --paths /*');
  });

  it('gives Cloudflare and GitLab the folder that was written', () => {
    expect(join(FOLDER, /"directory": "([^"]+)"/.exec(read('wrangler.jsonc'))?.[1] ?? '')).toBe('dist/site');
    const { script, pages } = z.object({ script: z.array(z.string()), pages: z.object({ publish: z.string() }) }).parse(parse(read('gitlab-ci.yml')).release);
    expect(runSteps(script)).toEqual([`npm run release -- --to static:${pages.publish}`]);
  });
});

describe('the function of CloudFront', () => {
  const answer = (uri: string) => runInNewContext(`${read('cloudfront.js')}; handler({ request: { uri: ${JSON.stringify(uri)} } })`) as Record<string, unknown>;

  it.each([
    ['/', '/index.html'],
    ['/ml/about', '/ml/about/index.html'],
    ['/index.php', '/index.php/index.html'],
    ['/assets/app.js', '/assets/app.js'],
    ['/about.data', '/about.data'],
  ])('asks the bucket for the file of %s', (uri, file) => {
    expect(answer(uri)).toEqual({ uri: file });
  });

  it('leads addresses with a slash at the end to those without, on this site only', () => {
    expect(answer('/ml/about/')).toMatchObject({ statusCode: 301, headers: { location: { value: '/ml/about' } } });
    expect(answer('//other.example/')).toMatchObject({ headers: { location: { value: '/other.example' } } });
  });
});
