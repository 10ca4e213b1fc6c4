import type { TicketProblem } from '@lounge/stores/content/tickets';
import type { IntlShape } from 'react-intl';
import { problems } from './Tickets.messages.ts';

const hasText = (problem: TicketProblem): problem is keyof typeof problems => Object.hasOwn(problems, problem);

/** Why a ticket was not bought or given back; a code without a text of its own counts as `unavailable`. */
export const problemText = (intl: IntlShape, problem: TicketProblem): string =>
  intl.formatMessage(problems[hasText(problem) ? problem : 'unavailable']);
