module tehai

go 1.26
