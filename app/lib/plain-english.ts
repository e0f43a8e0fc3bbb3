import { anyOf } from '#app/lib/any-of.ts';

/** An expression to avoid, and the usual one. */
export type QuaintWords = { found: string; better: string };

/**
 * Literal translations and old-fashioned words found on this site, each with the usual word. Patterns include enough context to let other
 * meanings pass: "question papers" and "research papers", an office "beside the ground", "the way in which".
 */
const QUAINT: readonly (readonly [pattern: RegExp, better: string])[] = [
  [
    /(?<!question |research |conference |joint |scientific |\*\*)\bpapers\b(?!,? (?:and |or )?(?:theses|books|fees|patents))/i,
    'documents',
  ],
  [/\b(?:given|gives?|giving|paid|handed) back\b/i, 'returned, refunded'],
  [/\bhand(?:s|ed|ing)? (?:it |them |the \w+ )?in\b(?! hand)/i, 'submit'],
  [/\bgives? nobody\b/i, 'does not give'],
  [/\b(?:does|do|did) not serve\b/i, 'is not accepted'],
  [
    /\b(?:prospectus|notification|notice|memo|document|order)\b[^.;:]{0,40}\bdecides?\b/i,
    'is final',
  ],
  [/\b(?:is|are|was|were) told\b/i, 'is given, are informed'],
  [
    /\btells\b|\b(?:pages|tables|notices|forms|guides|sheets|offices|sections) tell\b/i,
    'states, gives, shows',
  ],
  [/\bstop by stop\b/i, 'step by step'],
  [/\bways? in\b(?! which)|\bways? into the college\b/i, 'admission steps, route'],
  [/\bcoming (?:events?|meetings?|admissions?|dates|camps?)\b/i, 'upcoming'],
  [/\btime is over\b/i, 'expired'],
  [
    /\bbeside the (?:intake|hundred|fees?|rules?|regulations?)\b|\bseats beside\b/i,
    'in addition to, supernumerary',
  ],
  [/\bset back\b/i, 'reset'],
  [/\b(?:stays?|remains?|kept?) alive\b/i, 'remain valid'],
  [/\bmend(?:s|ed|ing)?\b/i, 'correct, repair'],
  [/\bgood for (?:a|one|\d)/i, 'valid for'],
  [/(?<!no |which )\bone (?:may|must|can|should|has to|needs|wishes)\b/i, 'candidates, you'],
  [/\bwhoever\b/i, 'those who'],
  [/\bneed be given\b/i, 'you need not give'],
  [/\bweigh(?:ed|s)? (?:\d|the same)/i, 'in the ratio, carry equal weight'],
  [/\bin hand\b/i, 'ready, ongoing'],
  [/\bat any hour\b/i, 'at any time, 24 hours'],
  [/\blast day (?:for|to)\b/i, 'last date'],
  [/\bpupils?\b/i, 'students'],
  [
    /\bh(?:olds?|eld|olding) (?:the |an? |its |no |their )?(?:\w+ )?(?:tests?|examinations?|admissions?)\b/i,
    'conduct',
  ],
  [
    /\bstands (?:at|on|under|in|below|beside|among|apart)\b|\bstand (?:apart|below|among|beside)\b/i,
    'is given',
  ],
  [/\bby rule\b/i, 'as per rules'],
  [/\banew\b/i, 'again'],
  [/\b(?:certificate|choice|order|rule)s? holds?\b/i, 'is valid, applies'],
  [
    /\b(?:book|box|document|file|folder|form|list|page|section|sheet|table)s? holds?\b/i,
    'contains, has',
  ],
  [/\b(?:own|all|fee) heads\b|\bheads? of (?:the )?(?:fees?|columns?)\b/i, 'items, headings'],
  [/\bwhere (?:\w+ ){1,4}stands?\b/i, 'status'],
  [/\byour part in (?!ragging)|^part$/i, 'role'],
  [/^concerns$/i, 'departments concerned'],
  [
    /\b(?:fees?|figures|notices|rules) of the year\b|\b(?:fees|notices) of the college\b/i,
    'for the year, college notices',
  ],
  [/\bfetch(?:es|ed)?\b/i, 'collect'],
  [/\btelephone (?:first|beforehand)\b/i, 'call in advance'],
  [
    /\b(?:UGC|AICTE|NBA|COA|GIGW|the (?:University|law|rules?|regulations?|Act)|regulations of \d{4}) asks?\b/i,
    'requires',
  ],
  [/\bforb(?:ids?|idden|ade)\b/i, 'prohibits, does not allow'],
  [/\bpublic (?:college|hospital|bod(?:y|ies))\b/i, 'government college, authority'],
  [/\bbrought up to date\b/i, 'updated'],
  [/\b(?:be|have) had online\b/i, 'obtained online'],
  [/\bslow lines?\b/i, 'slow connection'],
  [/\bkinds? of seats?\b|\bseats? by kind\b/i, 'seat category'],
  [
    /\bprospectus of (?:the|your own) year\b(?! in which)|(?<!this )\byear's prospectus\b/i,
    'prospectus for the year',
  ],
  [/\bas a rule\b/i, 'generally'],
  [/\bamong the \[?(?:notices|events)\b/i, 'in the notices, on the events page'],
  [/\bhigher study\b/i, 'higher studies'],
  [/\byears? brings?\b|\byear comes?\b/i, 'covers'],
  [/\bkept apart\b/i, 'separate'],
  [/\bon show\b/i, 'on display'],
  [/\bstands? before\b/i, 'in front of'],
  [/\ba training\b(?! programme| course| session| camp)/i, 'a training programme'],
  [/\b(?:room|seat|rank) (?:given|wanted)\b/i, 'allotted, required'],
];

const ANY_QUAINT = anyOf(
  QUAINT.map(([pattern]) => pattern),
  'i',
);

/** All expressions to avoid in an English text, each with the usual one; empty if there is none. */
export function findQuaintWords(text: string): QuaintWords[] {
  if (!ANY_QUAINT.test(text)) return [];
  return QUAINT.flatMap(([pattern, better]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [{ found, better }];
  });
}
