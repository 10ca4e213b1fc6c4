import type { Plugin } from 'vite';

const name = 'still-animations';

/** The first line of Storybook's function, which styles every element and its pseudo-elements three times. */
const start = 'function pauseAnimations(atEnd = !0) {';

/** Shows each animation of a style sheet as it ends and each transition as it ended. */
const body = `
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.cancel();
    else if (animation instanceof CSSAnimation) {
      animation.effect?.updateTiming({ delay: 0, direction: 'reverse' });
      animation.currentTime = 0;
      animation.pause();
    }
  }
  return () => undefined;
`;

/** Replaces how Storybook stops animations before axe and screenshots, while Vite bundles it. */
const stillAnimations = (): Pick<Plugin, 'name' | 'transform'> => ({
  name,
  transform: {
    filter: { id: /storybook\/dist\/_browser-chunks\/chunk-\w+\.js$/, code: 'function pauseAnimations(' },
    handler: (code) => {
      if (!code.includes(start))
        throw new Error('Storybook has another pauseAnimations: compare it with still-animations.ts.');
      return code.replace(start, start + body);
    },
  },
});

/** How Vite bundles the dependencies of stories that run as tests. */
export const bundledForTests = { rolldownOptions: { plugins: [stillAnimations()] } };
