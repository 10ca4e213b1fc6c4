export * from './Attention.ts';
export * from './Breadcrumbs.ts';
export * from './home-rows.ts';
export * from './StatusItems.ts';
export * from './TitleAnimation.ts';
export * from './Today.ts';
