package api

// Release is the version of the module.
const Release = "0.2.0"

// VersionRequest asks for the versions.
type VersionRequest struct{}

// VersionValue is the versions of the module and of its interface.
type VersionValue struct {
	Version string `js:"version"` // of the module, such as 0.2.0
	API     int    `js:"api"`     // of the interface: 1
}

// Version answers with the versions of the module and of its interface.
func Version(VersionRequest) (VersionValue, error) {
	return VersionValue{Version: Release, API: 1}, nil
}
