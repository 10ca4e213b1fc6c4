import { css } from 'styled-components';

/** Styles of ProfilePage. */
export const profilePageStyles = css`
  width: 100%;
  max-width: 1432px;
  margin: 0 auto;
  padding: 0 var(--kit-page-margin) var(--kit-space-7);
  > [data-part='columns'] > div > section,
  > section {
    scroll-margin-top: 88px;
  }
  > [data-part='chat'] {
    margin-top: var(--kit-space-4);
  }
  > nav {
    margin-top: 20px;
  }
  > [data-part='chat'] > [role] + * {
    margin-top: 16px;
  }
  > section > [data-part='place'] {
    margin: 0;
  }
  > [data-part='columns'] {
    margin-top: 32px;
  }
  > [data-part='columns'] > div > section > [data-part='next'] {
    margin: -4px 0 14px;
  }
  > [data-part='columns'] > div > section + section,
  > section {
    margin-top: 40px;
  }
  > [data-part='columns'] > div > section > [data-part='all'] {
    margin-top: 20px;
  }
  > [data-part='columns'] > aside {
    display: grid;
    gap: 14px;
    align-content: start;
    margin-top: 36px;
  }
  @media (min-width: 768px) {
    > [data-part='chat'] {
      margin-top: 28px;
    }
    > section {
      margin-top: 56px;
    }
  }
  @media (min-width: 992px) {
    > [data-part='columns'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 320px;
      gap: 36px;
    }
    > [data-part='columns'] > div > section + section {
      margin-top: 48px;
    }
    > [data-part='columns'] > aside {
      margin-top: 0;
      gap: 20px;
    }
  }
  @media (min-width: 1200px) {
    > [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr) 372px;
      gap: 48px;
    }
  }
`;
