/** Gives the visitor a text as a file. Spreadsheets read its umlauts because of the byte order mark. */
export const downloadFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
