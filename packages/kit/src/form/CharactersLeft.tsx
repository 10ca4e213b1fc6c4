import { useIntl } from '../kit-provider/use-intl.ts';
import { messages } from './CharactersLeft.messages.ts';
import { announcedCharactersLeft, charactersLeft } from './text-limit.ts';

interface CharactersLeftProps {
  text: string;
  max: number;
  /** Whether the number stands alone, where there is no room for words. @default false */
  isShort?: boolean;
}

/** How many characters fit into a field that is nearly full. */
export function CharactersLeft({ text, max, isShort = false }: CharactersLeftProps) {
  const intl = useIntl();
  const left = charactersLeft(text, max);
  if (left === null) return null;
  const words = (count: number) => intl.formatMessage(messages.left, { count });
  return (
    <small data-part="left" data-over={left <= 0 || undefined}>
      <span aria-hidden="true">{isShort ? left : words(left)}</span>
      <span className="kit-visually-hidden" role="status">
        {words(announcedCharactersLeft(left))}
      </span>
    </small>
  );
}
