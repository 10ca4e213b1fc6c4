/** Style templates as calls without the white space that CSS ignores; a bundler drops those that nobody uses. */
import { transformAsync, type TransformOptions } from '@babel/core';
import styledComponents from 'babel-plugin-styled-components';

/** A module with its source map; an empty one for a source. */
interface MappedModule {
  readonly code: string;
  readonly map: string;
}

const options = {
  minify: true,
  pure: true,
  transpileTemplateLiterals: true,
  ssr: false,
  displayName: false,
  fileName: false,
};

/** Returns the module with short styles; one without templates of styled-components returns unchanged. */
export async function shortStyles(file: string, { code, map }: MappedModule): Promise<MappedModule> {
  if (!/from ['"]styled-components['"]/.test(code) || !code.includes('`')) return { code, map };
  const [comment = '\n'] = /\n\/\/# sourceMappingURL=.*\s*$/.exec(code) ?? [];
  const result = await transformAsync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    compact: false,
    sourceMaps: true,
    ...(map !== '' && { inputSourceMap: JSON.parse(map) as TransformOptions['inputSourceMap'] }),
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[styledComponents, options]],
  });
  if (typeof result?.code !== 'string') throw new Error(`${file} has no code after its styles were shortened.`);
  const text = result.code.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
  return { code: `${text}${comment}`, map: JSON.stringify(result.map) };
}
