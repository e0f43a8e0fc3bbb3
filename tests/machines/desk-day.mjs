// A day at a desk that is served: `node desk-day.mjs PORT KEY`. A notice with a PDF file and a
// photograph are saved, published and taken back. Ends with 1 where the desk refuses something.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';

const [port, key] = process.argv.slice(2);
const origin = `http://localhost:${port}`;
const POLL_MS = 2000;
const WAIT_MS = 3_600_000;

async function ask(address, body, type = 'application/json') {
  const response = await fetch(`${origin}${address}`, {
    headers: {
      cookie: `desk_key=${key}`,
      ...(body && { origin, 'sec-fetch-site': 'same-origin', 'content-type': type }),
    },
    redirect: 'manual',
    ...(body && { method: 'POST', body: body instanceof Buffer ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  // As the desk says, somewhat later: on a slow machine git still writes the publication before.
  if (response.status === 409 && text.includes('Try again')) {
    await wait(POLL_MS);
    return ask(address, body, type);
  }
  if (!response.ok || text.includes('"mistakes":[{'))
    throw new Error(`${address}: ${response.status} ${text.slice(0, 2000)}`);
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}
const send = (bytes, query) =>
  ask(`/api/file?${new URLSearchParams(query)}`, bytes, 'application/octet-stream');

/** Waits until a publication stands at a stage. */
async function untilStage(stage) {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    // On a machine that is busy for more than a minute the desk drops who asks meanwhile.
    const now = await ask('/api/publication').catch((error) => {
      if (error.cause?.code !== 'ECONNRESET') throw error;
      return {};
    });
    if (now.stage === stage) return now;
    if (now.stage === 'failed' || performance.now() > end)
      throw new Error(`${stage}: ${JSON.stringify(now).slice(0, 4000)}`);
    await wait(POLL_MS);
  }
}
let begun = performance.now();
function tell(done) {
  console.log(`${done}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  begun = performance.now();
}

/** Publishes all that is saved; the sentence of the publication. */
async function publish(sentence) {
  await ask('/api/prepare', {});
  const { commit } = await untilStage('ready');
  await ask('/api/publish', { sentence, commit });
  await untilStage('published');
  tell(`published: ${sentence}`);
}

const { name } = await ask('/api/me');
tell(`the desk knows ${name}`);
await publish('The site as it is');

const pdf = await send(readFileSync('content/documents/files/application-form.en.pdf'), {
  ...{ kind: 'documents', id: '', name: 'Timings.pdf' },
});
const { start } = await ask('/api/entry?kind=news&id=new!a');
await ask('/api/save', {
  ...{ kind: 'news', id: 'hostel-timings', base: null },
  value: {
    ...start,
    title: { en: 'Hostel timings in January', ml: 'ജനുവരിയിലെ ഹോസ്റ്റൽ സമയക്രമം' },
    body: {
      en: 'The hostel gate closes at 9 pm from 1 January.',
      ml: 'ജനുവരി 1 മുതൽ രാത്രി 9-ന് ഹോസ്റ്റൽ ഗേറ്റ് അടയ്ക്കും.',
    },
    attachments: [{ file: pdf.file, languages: ['en'], isSame: true }],
  },
});
tell('a notice with a PDF file is saved');

const person = { kind: 'people', id: 'nila-f' };
const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#875' } });
const photograph = await send(await picture.jpeg().toBuffer(), { ...person, name: 'IMG 0042.JPG' });
const { value: base } = await ask(`/api/entry?${new URLSearchParams(person)}`);
const alt = { en: 'A teacher at the gate', ml: 'കവാടത്തിൽ ഒരു അധ്യാപിക' };
await ask('/api/save', {
  ...person,
  value: { ...base, portrait: { file: photograph.file, alt, consent: true } },
  base,
});
tell('a photograph is saved');
await publish('Hostel timings');

const { last } = await ask('/api/changes');
await ask('/api/undo', { tag: last.tag });
await untilStage('published');
const { value } = await ask(`/api/entry?${new URLSearchParams(person)}`);
if (value.portrait) throw new Error('The photograph is still there.');
tell('the publication is taken back');
