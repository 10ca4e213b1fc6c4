import { hydrateRoot } from 'react-dom/client';
import { LiveNow, type PageData } from './LiveNow.tsx';

const [root, data] = ['#root', '#data'].map((each) => document.querySelector(each));
if (!root || !data) throw new Error('The page is not the one that the server renders.');
hydrateRoot(root, <LiveNow data={JSON.parse(data.textContent) as PageData} />);
