import { clampChroma, converter, formatHex, type Oklch, wcagLuminance } from 'culori';
import { type ContrastFault, contrastFaults } from './contrast.ts';
import { COLOURS, type Colour, type Palette } from './tokens.ts';

/** Colours that a college may choose (college.yaml). */
export type ChosenColours = {
  links?: string | undefined;
  accent?: string | undefined;
  ornament?: string | undefined;
};
type Choice = keyof ChosenColours;

/** The colours that follow each choice; the first is the one that is chosen. */
const FAMILIES: Record<Choice, readonly [keyof typeof COLOURS, ...(keyof typeof COLOURS)[]]> = {
  links: [
    'color-action',
    'color-action-strong',
    'color-tint-action',
    'color-bar',
    'color-foot',
    'color-foot-muted',
    'color-foot-line',
    'color-foot-leaf',
    'leaf',
  ],
  accent: ['color-accent', 'color-tint-accent', 'color-foot-roof', 'roof'],
  ornament: ['color-brass', 'color-tint-brass', 'color-focus', 'color-gold'],
};
const CHOICES = ['links', 'accent', 'ornament'] as const;

const oklch = converter('oklch');
/** Steps of the search for a luminance: the twentieth is finer than a digit of a colour. */
const STEPS = 20;

/**
 * The colours of a site with those that the college has chosen. A chosen colour replaces that of
 * light pages; tints, bars, dark pages and high contrast get its hue at the luminance they had, so
 * that their contrast stays.
 */
export function collegePalette(chosen: ChosenColours = {}): Palette {
  const own = CHOICES.flatMap((choice) => {
    const colour = chosen[choice];
    return colour === undefined
      ? []
      : FAMILIES[choice].map(
          (name) =>
            [name, derived(COLOURS[name], COLOURS[FAMILIES[choice][0]][0], colour)] as const,
        );
  });
  return { ...COLOURS, ...Object.fromEntries(own) };
}

/**
 * A choice that cannot be read somewhere, with the worst place and the nearest colour that can;
 * empty when all can.
 */
export function colourFaults(
  chosen: ChosenColours,
): { choice: Choice; fault: ContrastFault; better: string }[] {
  return CHOICES.flatMap((choice) => {
    const colour = chosen[choice];
    if (colour === undefined) return [];
    const [fault] = contrastFaults(collegePalette({ [choice]: colour })).sort(
      (a, b) => a.ratio / a.least - b.ratio / b.least,
    );
    return fault ? [{ choice, fault, better: readable(choice, colour) }] : [];
  });
}

function derived([light, dark, highLight, highDark]: Colour, base: string, chosen: string): Colour {
  const face = (usual: string) =>
    usual === base ? chosen : withLuminance(tinted(usual, base, chosen), wcagLuminance(usual));
  return [face(light), face(dark), face(highLight), face(highDark)];
}

/** A colour turned by as much as the chosen one differs from the usual one. */
function tinted(usual: string, base: string, chosen: string): Oklch {
  const [own, from, to] = [hueOf(usual), hueOf(base), hueOf(chosen)];
  return {
    mode: 'oklch',
    l: own.l,
    c: from.c === 0 ? own.c : own.c * Math.min(to.c / from.c, 1.5),
    h: (own.h ?? 0) + (to.h ?? 0) - (from.h ?? 0),
  };
}

/** Every colour of the tokens and of the schema is one. */
function hueOf(colour: string): Oklch {
  return oklch(colour) ?? { mode: 'oklch', l: 0, c: 0 };
}

function withLuminance(colour: Oklch, luminance: number): string {
  let [below, above] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const l = (below + above) / 2;
    if (wcagLuminance(inScreen({ ...colour, l })) < luminance) below = l;
    else above = l;
  }
  return inScreen({ ...colour, l: (below + above) / 2 });
}

const inScreen = (colour: Oklch) => formatHex(clampChroma(colour, 'oklch')) ?? '#000000';

/** The chosen colour made darker until all can read it. */
function readable(choice: Choice, colour: string): string {
  const start = hueOf(colour);
  for (let l = start.l; l > 0; l -= 0.01) {
    const darker = inScreen({ ...start, l });
    if (contrastFaults(collegePalette({ [choice]: darker })).length === 0) return darker;
  }
  return '#000000';
}
