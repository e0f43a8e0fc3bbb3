import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { formatProblems } from '#app/content/reading/problem.server.ts';
import { findUnpublishable, formatUnpublishable } from '#app/content/reading/publication.server.ts';
import { getSite } from '#app/site.ts';
import { BUILD, BUILD_LOCK, BUILD_TIMEOUT_MS, inCollege } from '#tools/build/places.ts';
import { findProblems } from '#tools/check/find-problems.ts';
import { withLock } from '#tools/lib/lock.mjs';
import { npm } from '#tools/npm.mjs';
import { builtTime, rebuildReason } from './due.ts';
import { HEALTH } from './release-build.ts';
import { type Target, targetOf } from './targets.ts';

const USAGE = `npm run release -- --to TARGET [options]      npm run release -- rollback --to TARGET [--reload SERVER] [--ask ADDRESS]

TARGET  /srv/college                    a folder on this machine
        dist/college-site.zip           a ZIP file for the file manager of a control panel
        static:dist/site                a folder for a static host, with _headers and _redirects
--reload nginx|apache   test the configuration, then reload the server; or any other command
--ask ADDRESS    address of the live site, by default siteUrl in content/college.yaml; --ask none requests nothing
--if-due         do nothing unless a day or a scheduled entry has begun since the live release
--with-samples   allow sample content, for a trial
--build FOLDER   release this build, without checking and building`;

/**
 * `npm run release` and `npm run release -- rollback`: checks, builds and publishes the site, or
 * makes the previous release live again (docs/hosting.md).
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      reload: { type: 'string' },
      ask: { type: 'string' },
      'if-due': { type: 'boolean', default: false },
      'with-samples': { type: 'boolean', default: false },
      build: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [word, ...more] = positionals;
  const isKnown = word === undefined || (word === 'rollback' && more.length === 0);
  if (values.help || !values.to || !isKnown) throw new Error(USAGE);
  const target = targetOf(values.to);
  if (values.build && !existsSync(join(inCollege(values.build), 'client')))
    throw new Error(`--build: there is no build in ${values.build}.`);
  const site = values.ask ?? getSite().college.siteUrl;
  const address = URL.parse(site);
  const isSite =
    /^https?:$/.test(address?.protocol ?? '') && address?.href === URL.parse('/', site)?.href;
  if (site !== 'none' && !isSite)
    throw new Error(
      `--ask: expected the address of the site with https://, without a folder, or none; found ${site}.`,
    );
  const wanted = {
    reload: values.reload,
    onStep: (step: string) => console.log(step),
    ask: site === 'none' ? undefined : site,
  };
  const work = async () => {
    if (word === 'rollback') return console.log(await target.rollBack(wanted));
    if (values['if-due'] && !(await isDue(target))) return console.log('Nothing is due.');
    if (!values.build) await prepareBuild(values['with-samples']);
    // No other build replaces the folder while it is copied.
    console.log(
      await withLock(
        BUILD_LOCK,
        () => target.release(values.build ? inCollege(values.build) : BUILD, wanted),
        { timeoutMs: BUILD_TIMEOUT_MS },
      ),
    );
  };
  await (target.releases ? target.releases.alone(work) : work());
}

async function isDue({ releases }: Target): Promise<boolean> {
  if (!releases)
    throw new Error(
      '--if-due: this target does not say when it was built. Release to it once a day instead.',
    );
  const name = releases.current();
  return (
    name === undefined ||
    rebuildReason(contentFolder(), builtTime(releases.read(name, HEALTH)), Date.now()) !== undefined
  );
}

/** Checks the content for publication, prints outdated documents and builds the site. */
async function prepareBuild(hasSamples: boolean): Promise<void> {
  console.log('Checking the content ...');
  const { problems, staleDocuments } = await findProblems(contentFolder());
  const unpublishable = hasSamples ? [] : findUnpublishable(contentFolder());
  const count = problems.length + unpublishable.length;
  if (count > 0) {
    const lists = [formatProblems(problems), formatUnpublishable(unpublishable)].filter(Boolean);
    throw new Error(
      `${lists.join('\n\n')}\n\nThe content cannot be published: ${count} to correct. Nothing was changed.`,
    );
  }
  if (staleDocuments.length > 0) runTool('tools/pdf/print-documents.ts');
  console.log('Building the site ...');
  runTool('tools/build/build.ts');
  // The packages that visitors and servers receive (SECURITY.md); an installed version has no
  // .npmrc.
  const [program, ...first] = npm();
  const sbom = execFileSync(program, [
    ...first,
    ...['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--legacy-peer-deps'],
  ]);
  writeFileSync(join(BUILD, 'hosting/sbom.json'), sbom);
}

function runTool(file: string): void {
  // The tool has printed the reason.
  if (spawnSync(process.execPath, [file], { stdio: 'inherit' }).status !== 0)
    throw new Error('Nothing was changed.');
}

function messageOf(error: unknown): string {
  const { message, code, stderr, path } = error as NodeJS.ErrnoException & { stderr?: unknown };
  if (code === 'ENOSPC') return 'The disk is full. The live site was not changed.';
  if (code === 'ENOTDIR') return `${path} is a file, or in one. Choose another place.`;
  if (code === 'EACCES' || code === 'EROFS') return `This user may not write here: ${path}.`;
  if (code === 'ENOENT' && message.startsWith('spawn '))
    return `The program ${path} is not installed here: apt install ${path}. The live site was not changed.`;
  return [message, typeof stderr === 'string' && !message.includes(stderr) ? stderr : '']
    .join('\n')
    .trim();
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
}
