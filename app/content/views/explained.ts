import type { Block } from './blocks.ts';
import type { DepartmentSection } from './department-sections.server.ts';
import type { Explainer } from './short-words.ts';

type Html = Explainer['html'];

/** A block of a page with its running texts as HTML, in which short words are explained in the order of reading. */
export function explainBlock(block: Block, explainer: Explainer): Block {
  const { html, finished } = explainer;
  if (block.kind === 'html') return { ...block, html: finished(block.html) };
  if (block.kind === 'faq') {
    const { html: inBrief } = explainer.brief();
    return { ...block, topics: block.topics.map((topic) => ({ ...topic, questions: explainAnswers(topic.questions, inBrief) })) };
  }
  if (block.kind === 'ways-in') return { ...block, block: { ...block.block, ways: block.block.ways.map((way) => explainWay(way, html)) } };
  return block;
}

/** Questions are what a reader presses on, so only their answers explain. */
export function explainAnswers<Question extends { answer: string }>(questions: readonly Question[], html: Html): Question[] {
  return questions.map((question) => ({ ...question, answer: html(question.answer) }));
}

function explainWay<Way extends { stops: readonly { text: string; inHand: readonly string[]; whatIf: readonly { answer: string }[] }[] }>(
  way: Way,
  html: Html,
): Way {
  const stops = way.stops.map((stop) => ({
    ...stop,
    text: html(stop.text),
    inHand: stop.inHand.map(html),
    whatIf: explainAnswers(stop.whatIf, html),
  }));
  return { ...way, stops };
}

/** A part of a department's page the same way: its texts, not its tables and lists of links. */
export function explainDepartment(section: DepartmentSection, { html }: Explainer): DepartmentSection {
  switch (section.kind) {
    case 'overview': {
      const about = section.about.map(html);
      return { ...section, about, vision: html(section.vision), mission: section.mission.map(html), outcomes: section.outcomes.map(html) };
    }
    case 'programmes':
      return { ...section, details: section.details.map((programme) => ({ ...programme, description: html(programme.description) })) };
    case 'research':
      return { ...section, paragraphs: section.paragraphs.map(html) };
    default:
      return section;
  }
}
