import { ChipLink } from '@lounge/kit/chip';
import { formatWeekday } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { ZoneNote } from '../../foundation/page/ZoneNote.tsx';
import { useNow } from '../../foundation/page/use-now.ts';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { EntryList } from './ProgrammeConnected.tsx';
import { dayStart, entriesOn, programChoiceIn, programDays, searchOfProgram } from './program-choice.ts';
import { StreamChips } from './StreamChips.tsx';
import { messages } from './TvLibrary.messages.ts';
import { programOf, useTvPrograms } from './tv-stores.ts';

const Choices = styled.div.withConfig({ componentId: 'site-tv-days' })`
  display: grid;
  gap: 12px;
  margin-bottom: 24px;
  > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** The programme of a stream: ten entries from now, or a day of the next seven. @spec screen:tv.program */
export const ProgramScreen = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const now = useNow();
  const choice = programChoiceIn(search, now);
  const program = programOf(useTvPrograms(), choice);
  // A day that was chosen yesterday is over: the page shows what is on now.
  useRead(program, program.state === 'idle');
  const read = program.value ?? [];
  const entries = choice.day === null ? read : entriesOn(read, choice.day);
  const href = (change: Partial<typeof choice>): string => `${pathname}${searchOfProgram({ ...choice, ...change })}`;
  return (
    <ListPage title={intl.formatMessage(messages.program)}>
      <Choices>
        <StreamChips type={choice.type} hrefOf={(type) => href({ type })} />
        <nav aria-label={intl.formatMessage(messages.days)}>
          <ChipLink href={href({ day: null })} selected={choice.day === null}>
            {intl.formatMessage(messages.now)}
          </ChipLink>
          {programDays(now).map((day) => (
            <ChipLink key={day} href={href({ day })} selected={day === choice.day}>
              {formatWeekday(dayStart(day), language)}
            </ChipLink>
          ))}
        </nav>
        <ZoneNote />
      </Choices>
      <ListFrame list={program} count={entries.length} total={entries.length}>
        <EntryList entries={entries} />
      </ListFrame>
    </ListPage>
  );
});
