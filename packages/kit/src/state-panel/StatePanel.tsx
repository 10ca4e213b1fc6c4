import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { messages } from './StatePanel.messages.ts';
import { statePanelStyles } from './StatePanel.styles.ts';

/** The reason why content is missing; the last four are restrictions of an item. */
export type StatePanelKind =
  | 'empty'
  | 'error'
  | 'offline'
  | 'notFound'
  | 'needLogin'
  | 'needAgeCheck'
  | 'needAbo'
  | 'needPurchase';

/** The action that helps: a link or a button. */
export type StateStep = { label?: ReactNode; href: string } | { label?: ReactNode; onAct: () => void };

/** Props of StatePanel. */
export interface StatePanelProps extends RootProps<'div', 'title'> {
  /** The reason, which decides the default texts. */
  kind: StatePanelKind;
  /** The heading. @default the kind's */
  title?: string | undefined;
  /** A sentence that explains what happened or what to do. @default the kind's */
  text?: string | undefined;
  /** Rank of the heading. @default 2 */
  level?: 1 | 2 | 3 | undefined;
  /** A picture in an arch above the heading. */
  picture?: PictureContent | undefined;
  /** The action that helps; its label defaults to the kind's. */
  step?: StateStep | undefined;
  /** A secondary link or button, or a short note. */
  second?: { label: string; href: string } | { label: string; onAct: () => void } | string | undefined;
  /** For errors: the request id to quote to support. */
  requestId?: string | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-state-panel' })`
  ${statePanelStyles}
`;

function Step({ step, label }: { step: StateStep; label: ReactNode }) {
  if ('href' in step) {
    return (
      <ButtonLink variant="primary" href={step.href} data-part="step">
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button variant="primary" onClick={step.onAct} data-part="step">
      {label}
    </Button>
  );
}

/**
 * An empty state, error or restriction in place of content, with one action that helps.
 * @spec component:EmptyState component:ErrorNotice component:RestrictionGate
 */
export function StatePanel(props: StatePanelProps) {
  const { kind, title, text, level = 2, picture, step, second, requestId, ...rest } = props;
  const intl = useIntl();
  const { Link } = useKit();
  const Heading = `h${level}` as const;
  return (
    <Root role={kind === 'error' ? 'alert' : undefined} {...rest} data-kind={kind}>
      {picture && (
        <div data-part="picture" data-tint={picture.tint}>
          <PictureImage picture={picture} widths={[160, 320]} sizes="136px" width={136} height={168} intl={intl} />
        </div>
      )}
      <Heading>{title ?? intl.formatMessage(messages[`${kind}Title`])}</Heading>
      <p>{text ?? intl.formatMessage(messages[`${kind}Text`])}</p>
      {step && <Step step={step} label={step.label ?? intl.formatMessage(messages[`${kind}Action`])} />}
      {typeof second === 'string' && <span data-part="second">{second}</span>}
      {typeof second === 'object' && 'href' in second && (
        <Link href={second.href} data-part="second">
          {second.label}
        </Link>
      )}
      {typeof second === 'object' && 'onAct' in second && (
        <button type="button" data-part="second" onClick={second.onAct}>
          {second.label}
        </button>
      )}
      {requestId && <span data-part="request">{intl.formatMessage(messages.request, { id: requestId })}</span>}
    </Root>
  );
}
