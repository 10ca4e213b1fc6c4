import { useId } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { useModal } from '../modal/use-modal.ts';
import { chatPromptStyles } from './ChatPrompt.styles.ts';
import { PromptBody, type PromptContent } from './PromptBody.tsx';

/** Props of ChatPrompt. */
export interface ChatPromptProps extends RootProps<'dialog', 'open' | 'onClose' | 'title'>, PromptContent {
  /** Whether it asks. */
  asking: boolean;
}

const Root = styled.dialog.withConfig({ componentId: 'kit-chat-prompt' })`
  ${chatPromptStyles}
`;

function OpenPrompt(props: Omit<ChatPromptProps, 'asking'>) {
  const {
    title,
    text,
    price,
    children,
    yes,
    no,
    isPending = false,
    problem,
    focusOn,
    onYes,
    onNo,
    ref,
    ...rest
  } = props;
  const id = useId();
  const dialog = useModal(ref, () => !isPending && onNo());
  return (
    <Root
      {...rest}
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      data-state={isPending ? 'pending' : 'asking'}
    >
      <PromptBody
        id={id}
        title={title}
        text={text}
        price={price}
        yes={yes}
        no={no}
        isPending={isPending}
        problem={problem}
        focusOn={focusOn}
        onYes={onYes}
        onNo={onNo}
      >
        {children}
      </PromptBody>
    </Root>
  );
}

/** A question over a running chat with two answers, of which Escape is the second; the focus returns to where it was. */
export function ChatPrompt({ asking, ...rest }: ChatPromptProps) {
  return asking ? <OpenPrompt {...rest} /> : null;
}
