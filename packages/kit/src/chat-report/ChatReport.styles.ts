import { css } from 'styled-components';
import { chatPromptStyles } from '../chat-prompt/ChatPrompt.styles.ts';
import { checkbox, field } from '../layout/field.ts';
import { row } from '../layout/layout.ts';
import { caption } from '../layout/text.ts';
import { charactersLeftStyles } from '../form/CharactersLeft.styles.ts';

/** The fields. */
const fields = css`
  display: grid;
  gap: 16px;
  > fieldset {
    display: grid;
    gap: 2px;
  }
  > fieldset > legend {
    margin-bottom: 6px;
    padding: 0;
    font-weight: 600;
  }
  > fieldset > label,
  > [data-part='block'] {
    ${row}
    gap: 12px;
    min-height: 44px;
    cursor: pointer;
  }
  > fieldset > label > input,
  > [data-part='block'] > input {
    ${checkbox}
  }
  > [data-part='words'] {
    ${caption}
    display: grid;
    gap: 6px;
  }
  > [data-part='words'] > textarea {
    ${field}
    padding: 12px 14px;
    background: var(--kit-canvas);
    resize: vertical;
  }
  ${charactersLeftStyles}
`;

/** Styles of a report: a question over the chat with fields. */
export const chatReportStyles = css`
  ${chatPromptStyles}
  > [data-part='content'] {
    ${fields}
  }
`;
