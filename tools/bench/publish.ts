import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putContentInGit } from './content-in-git.ts';

/**
 * Publishes one changed notice of the sample from a desk, three times, and prints the seconds of
 * each step by the clock and of the processor, the desk's own and those of its programs:
 * `node tools/bench/publish.ts`. For Linux.
 */
const root = mkdtempSync(join(tmpdir(), 'publish-'));
process.env.NODE_ENV = 'production';
process.env.CONTENT_DIR = join(root, 'content');
putContentInGit(root);
const { createDesk } = await import('#desk/server/routes/desk-server.ts');
const desk = await createDesk({ root, port: 4286 });

const ID = 'bus-routes-revised';
const { commit } = await publish('prepare', {}, 'ready');
await publish('publish', { sentence: 'First', commit }, 'published');
for (const count of [1, 2, 3]) {
  const { value: base } = await ask(`entry?kind=news&id=${ID}`);
  const value = { ...base, title: { ...base.title, en: `Bus routes ${count}` } };
  await ask('save', { kind: 'news', id: ID, value, base });
  const said = { sentence: `Notice ${count}`, entries: [`news/${ID}`] };
  await publish('publish-alone', said, 'published');
}
await desk.close();
rmSync(root, { recursive: true, force: true });

/** Sends a request and prints what each step until a stage takes. */
async function publish(url: string, body: object, until: string) {
  await ask(url, body);
  const steps: Record<string, { clock: number; processor: number }> = {};
  let [name, clock, processor] = ['', performance.now(), processorSeconds()];
  const start = { clock, processor };
  const add = (step: string, from: { clock: number; processor: number }) => {
    const spent = (performance.now() - from.clock) / 1000;
    steps[step] = { clock: round(spent), processor: round(processorSeconds() - from.processor) };
  };
  for (;;) {
    const publication = await ask('publication');
    const { stage } = publication;
    if (stage === 'failed') throw new Error(JSON.stringify(publication));
    if (stage !== name) {
      if (name) add(name, { clock, processor });
      [name, clock, processor] = [stage, performance.now(), processorSeconds()];
    }
    if (stage === until) {
      add('all', start);
      console.log(url);
      console.table(steps);
      return publication;
    }
    await new Promise((go) => setTimeout(go, 50));
  }
}

async function ask(url: string, body?: object) {
  const { statusCode, ...answer } = await desk.inject({
    url: `/api/${url}`,
    method: body ? 'POST' : 'GET',
    headers: {
      host: 'localhost:4286',
      origin: 'http://localhost:4286',
      'sec-fetch-site': 'same-origin',
    },
    ...(body ? { payload: body } : {}),
  });
  if (statusCode >= 300) throw new Error(`${url}: ${statusCode} ${answer.body}`);
  return answer.json();
}

/** Of this process and of those that it has waited for: user and system, in hundredths. */
function processorSeconds(): number {
  const [, after = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  return after
    .split(' ')
    .slice(11, 15)
    .reduce((sum, count) => sum + Number(count) / 100, 0);
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
