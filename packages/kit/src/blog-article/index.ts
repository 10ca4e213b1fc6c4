export { BlogArticle, type BlogArticleContent, type BlogArticleProps } from './BlogArticle.tsx';
export { BlogFigure, type BlogFigureProps } from './BlogFigure.tsx';
