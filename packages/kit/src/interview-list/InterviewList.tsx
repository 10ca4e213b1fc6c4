import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { caretDown } from '../icons/paths/caret-down.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './InterviewList.messages.ts';
import { interviewListStyles } from './InterviewList.styles.ts';

/** An interview. */
export interface Interview {
  id: number;
  title: string;
  /** When it was published, ISO 8601. */
  at: string;
  /** The portrait beside it, 3:4. */
  picture: PictureContent;
  /** Questions with their answers. */
  parts: readonly { question: string; answer: string }[];
}

/** Props of InterviewList. */
export interface InterviewListProps extends RootProps<'div'> {
  /** The interviews, the latest first, which is open. */
  interviews: readonly Interview[];
  /** Whether they are loading. @default false */
  isPending?: boolean | undefined;
  /** Rank of the headings. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-interview-list' })`
  ${interviewListStyles}
`;

/** Widths of an interview's picture in pixels. @spec constant:sizes.interviewImage */
const widths = [320, 640, 720] as const;

/** Interviews with a performer: the latest is open, the others open by a press, without script too. @spec component:InterviewList */
export function InterviewList({ interviews, isPending = false, level = 3, ...rest }: InterviewListProps) {
  const intl = useIntl();
  const Heading = `h${level}` as const;
  if (interviews.length === 0)
    return (
      <Root {...rest} aria-busy={isPending || undefined}>
        {isPending ? (
          <div data-skeleton="">
            <span className="kit-visually-hidden">{intl.formatMessage(messages.loading)}</span>
          </div>
        ) : (
          <p>{intl.formatMessage(messages.empty)}</p>
        )}
      </Root>
    );
  return (
    <Root {...rest} aria-busy={isPending || undefined}>
      {interviews.map(({ id, title, at, picture, parts }, index) => (
        <details key={id} open={index === 0}>
          <summary>
            <Heading>{title}</Heading>
            <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'long', timeZone: 'Europe/Berlin' })}</time>
            <Icon path={caretDown} size={20} />
          </summary>
          <div data-part="body">
            <div data-part="frame" data-tint={picture.tint}>
              <PictureImage
                picture={{ ...picture, widths: picture.widths ?? widths }}
                sizes="(min-width: 992px) 300px, 200px"
                width={3}
                height={4}
                intl={intl}
              />
            </div>
            <dl>
              {parts.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </div>
        </details>
      ))}
    </Root>
  );
}
