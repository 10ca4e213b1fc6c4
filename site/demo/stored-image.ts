import type { ImageStore } from '@lounge/mock-api/browser';

const databaseName = 'lounge-demo';
const storeName = 'world';
const key = 'image';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB gave no reason.'));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
  return done(request);
};

/** Changes what is kept. A page that ends meanwhile takes back what was not committed, so that is not left to later. */
const change = (database: IDBDatabase, work: (store: IDBObjectStore) => unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB gave no reason.'));
    transaction.onabort = transaction.onerror;
    work(transaction.objectStore(storeName));
    transaction.commit();
  });

/** Keeps the bytes of the world in IndexedDB. */
const inDatabase = (database: IDBDatabase): ImageStore => ({
  read: async () => {
    const image: unknown = await done(database.transaction(storeName).objectStore(storeName).get(key));
    return image instanceof Uint8Array ? image : null;
  },
  write: (image) => change(database, (store) => store.put(image, key)),
});

/** Where the world is kept; a browser that keeps nothing has a new one with every page. */
export const storedImage = async (): Promise<ImageStore> => {
  try {
    return inDatabase(await open());
  } catch {
    return { read: () => Promise.resolve(null), write: () => Promise.resolve() };
  }
};

/** Forgets the world. */
export const forgetImage = async (): Promise<void> => {
  try {
    const database = await open();
    await change(database, (store) => store.clear());
    database.close();
  } catch {
    // What was never kept need not be forgotten.
  }
};
