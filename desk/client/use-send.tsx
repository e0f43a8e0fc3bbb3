import { type ReactNode, useState } from 'react';
import { ApiError, ask, type Mistake, reasonOf } from './api.ts';
import { useLanguage } from './language.ts';
import { inBoth, type Words } from './messages.ts';
import { MistakeList } from './mistake-list.tsx';

/** Sends something to the server; `report` shows that it is under way, and why it was refused. */
export function useSend() {
  const { locale } = useLanguage();
  const [said, setSaid] = useState<Words>();
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  /** The answer; `undefined` if it was refused. */
  const send = async <Answer,>(
    address: string,
    body: object | undefined,
    done?: (answer: Answer) => Words | undefined,
    method?: 'PUT' | 'DELETE',
  ): Promise<Answer | undefined> => {
    setSaid(inBoth((messages) => messages.loading));
    setMistakes([]);
    try {
      const answer = await ask<Answer>(address, body, method);
      setSaid(done?.(answer));
      return answer;
    } catch (error) {
      const { mistakes: found, error: said } = error instanceof ApiError ? error.answer : {};
      if (found) setMistakes(found as Mistake[]);
      // The mistakes say why by themselves.
      setSaid(found && !said ? undefined : reasonOf(error));
      return undefined;
    }
  };
  const report: ReactNode = (
    <>
      <p role="status">{said?.[locale]}</p>
      <MistakeList mistakes={mistakes} />
    </>
  );
  return { send, report };
}
