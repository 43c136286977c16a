/** The list of all problems, each with its fixes. */
import type { TextProblem } from '../../messages.ts';
import { Button, Message, Sign } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { TextLink } from './text-link.tsx';

export function ProblemList({ studio }: { studio: Studio }) {
  const { problems, checked } = studio.answers;
  if (problems.length === 0) return null;
  return (
    <section class="problems scrolls panel ruled">
      <ul aria-label="Problems">
        {problems.map((problem, at) => (
          <ProblemItem key={at} studio={studio} problem={problem} />
        ))}
      </ul>
      {checked.value?.unlisted.map(({ file, count }) => (
        <p key={file} class="empty">
          {file}: {count} more {count === 1 ? 'is' : 'are'} not listed.
        </p>
      ))}
    </section>
  );
}

function ProblemItem({ studio, problem }: { studio: Studio; problem: TextProblem }) {
  const { file, line, column, severity, message, hint, code, fixes } = problem;
  const place = `${file}:${line}:${column}`;
  return (
    <li>
      <Sign name="warning" class={severity === 'error' ? 'no-good' : 'warned'} />
      {studio.documents.has(file) ? (
        <TextLink studio={studio} at={problem}>
          {place}
        </TextLink>
      ) : (
        <span>{place}</span>
      )}{' '}
      <span>
        <Message words={message} />{' '}
        {hint && fixes.length === 0 && (
          <span class="soft">
            <Message words={hint} />{' '}
          </span>
        )}
        <span class="dim">{code}</span>
      </span>
      <span class="rest">
        {fixes.map((fix) => (
          <Button
            key={fix.title}
            words={<Message words={fix.title} />}
            press={() => studio.fix(problem, fix)}
          />
        ))}
      </span>
    </li>
  );
}
