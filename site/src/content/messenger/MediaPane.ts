import { styled } from 'styled-components';

/** The pane with the pictures of a conversation: beside it, on phones a sheet. */
export const MediaPane = styled.section.withConfig({ componentId: 'site-messenger-media' })`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-height: 0;
  padding: 18px 24px 24px;
  overflow-y: auto;
  background: var(--kit-surface-1);
  > [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  > [data-part='head'] > h2 {
    font-size: 25px;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > [data-part='opened'] {
    flex: none;
    width: 100%;
    height: auto;
    max-height: 60dvh;
    border-radius: var(--kit-radius-2);
    object-fit: contain;
  }
  > p {
    color: var(--kit-text-muted);
  }
  @media (max-width: 767.98px) {
    position: fixed;
    inset: auto 0 0;
    max-height: 74dvh;
    padding: 18px 16px 24px;
    border-radius: var(--kit-radius-3) var(--kit-radius-3) 0 0;
    box-shadow: var(--kit-shadow-2);
  }
`;
