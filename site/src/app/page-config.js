export {};
//# sourceMappingURL=page-config.js.map
