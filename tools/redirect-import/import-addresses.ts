import { readFileSync } from 'node:fs';
import { getSite } from '#app/site.ts';
import { inCollege } from '#tools/build/places.ts';
import { type Match, matchAddresses } from './match-addresses.ts';
import { readOldAddresses, UnknownForm } from './old-addresses.ts';

/**
 * `node tools/run.mjs import-addresses old.txt`: which addresses of an old site lead to a page, a suggestion for each of the others, and what still leads nowhere. The
 * output is YAML in the form of content/redirects.yaml; everything except suggestions is a comment.
 */
const [file] = process.argv.slice(2);
if (!file) {
  console.error(
    'node tools/run.mjs import-addresses FILE\nFILE  addresses of the old site: one a line, or its site map (XML)',
  );
  process.exitCode = 1;
} else {
  try {
    console.log(
      addressReport(
        await matchAddresses(getSite(), readOldAddresses(readFileSync(inCollege(file), 'utf8'))),
      ),
    );
  } catch (error) {
    if (!(error instanceof UnknownForm)) throw error;
    console.error(`${file}: ${error.message}`);
    process.exitCode = 1;
  }
}

function addressReport(matches: readonly Match[]): string {
  const of = <Kind extends Match['kind']>(kind: Kind) =>
    matches.filter((match): match is Extract<Match, { kind: Kind }> => match.kind === kind);
  const line = ({ address }: Match) => `#   ${address}`;
  const suggestions = of('suggestion').map(
    (match) => `# ${match.title}\n- from: ${match.address}\n  to: ${match.to}`,
  );
  return [
    `# ${matches.length} old addresses.`,
    `# ${of('page').length} are addresses of pages.`,
    `# ${of('redirect').length} lead to a page by content/redirects.yaml.`,
    `# ${suggestions.length} have a suggestion. Check each, then copy it to content/redirects.yaml:`,
    ...suggestions,
    `# ${of('none').length} lead nowhere, and no page is similar:`,
    ...of('none').map(line),
    `# ${of('impossible').length} have characters that no redirect can have (docs/content/README.md):`,
    ...of('impossible').map(line),
  ].join('\n');
}
